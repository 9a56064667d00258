/** A bundled and minified script as text (site/vite-plugins/inline-script.ts). */
declare module '*?inline-script' {
  export const script: string;
}
