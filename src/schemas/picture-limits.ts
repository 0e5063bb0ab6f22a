/** The widest place for a picture is 860 px, at the top of a blog article; a phone has up to three dots for each. */
export const fewestPixels = 960;
export const mostMegabytes = 5;
