/**
 * The one inline script, allowed by its hash: what must be known before the first picture of a page.
 * - Calm, chosen or asked for by the system: what lies out then must not first be seen as a strip.
 * - In hash mode the server renders the Chinese home page, the only one it can know; when the fragment or the stored
 *   language asks for another, that page must not be seen first.
 */
export const firstScript = `(function(d,h,s,l,c){try{s=sessionStorage;l=s.getItem('language');c=s.getItem('calm')}catch(e){}if(c==='on'||matchMedia('(prefers-reduced-motion: reduce)').matches)d.dataset.calm='';if(d.dataset.mode==='hash'&&(h&&h!=='#/'||l&&l!=='cn'))d.dataset.waiting=''})(document.documentElement,location.hash)`;
