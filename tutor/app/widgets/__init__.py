"""The few widgets that every page is made of: regions, the bridge to the browser, figures."""
