// Light shapes with a contour of ink: by day the contour draws them, by night the shapes do.
export const ink = '#16293b';
export const skin = '#d79f78';
export const farSkin = '#b07b59';
export const shirt = '#f3e6cf';
export const farShirt = '#cdbb9b';
export const trousers = '#6f9ab8';
export const farTrousers = '#4c7694';
export const hair = '#6b4c3e';
export const wood = '#cfa471';
export const cloth = '#e9c9a2';
export const towel = '#f0dcc0';
export const ground = '#8a7a63';
export const arrow = '#edb13c';
