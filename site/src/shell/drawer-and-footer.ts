// One file for the browser: each part alone would be one more request.
export { Drawer } from './drawer.tsx';
export { Footer } from './footer.tsx';
