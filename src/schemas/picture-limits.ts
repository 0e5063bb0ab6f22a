/** The widest place for a picture is 860 px, at the top of a blog article; a phone has up to three dots for each. */
export const fewestPixels = 960;
export const mostMegabytes = 5;
/** A file in the folder of the page or near it. The build imports it as a module, so its ending must be that of a picture. */
export const picturePath = /^[^/?#:][^?#:]*\.(?:avif|jpe?g|png|svg|webp)$/i;
