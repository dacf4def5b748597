# Words of the start page of a published site.

site-class = Class “{ $title }”, code
site-code = Class code
site-text = Each lesson goes step by step: read, predict, choose. Begin with the first one, or take any.
