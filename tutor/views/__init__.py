"""How it looks: pure functions of plain values that return HTML, SVG or plain Plotly specs."""
