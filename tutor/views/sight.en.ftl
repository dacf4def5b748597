## The page on lines of sight.

sight-about = An effect reaches a room that is in range, if nothing blocks the line to it.
sight-link = Copy the link
drawer-rooms = Signs and rooms
drawer-readings = Layout, readings
