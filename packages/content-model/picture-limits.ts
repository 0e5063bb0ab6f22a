/** In pixels. The widest picture is 860 CSS px, at the top of a blog article; phones have up to 3 device pixels per CSS px. */
export const fewestPixels = 960;
export const mostMegabytes = 5;
/** A relative path. The build imports the file as a module, so it needs the extension of a picture. */
export const picturePath = /^[^/?#:][^?#:]*\.(?:avif|jpe?g|png|svg|webp)$/i;
