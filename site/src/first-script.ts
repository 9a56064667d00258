/**
 * The one inline script of every document, allowed by its hash. In hash mode the server renders the Chinese home page, the
 * only one it can know; when the fragment or the stored language asks for another, that page must not be seen first.
 */
export const hashSnippet = `(function(d,h,l){if(d.dataset.mode!=='hash')return;try{l=sessionStorage.getItem('language')}catch(e){}if(h&&h!=='#/'||l&&l!=='cn')d.dataset.waiting=''})(document.documentElement,location.hash)`;
