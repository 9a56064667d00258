import { defaultLocale } from 'contract/locales.ts';

/**
 * The only inline script, allowed by its hash. It sets what the first paint needs, and starts the other scripts after
 * it.
 * - It sets `data-reduced-motion` when the visitor chose it or the system asks for it, so that no carousel is painted
 *   first.
 * - In hash mode the server always renders the Chinese home page. The script hides it when the fragment or the stored
 *   language asks for another page.
 * - The document lists its files in `data-scripts`, the entry last, and in `data-styles`. They load after the first
 *   paint, since they would compete with the largest picture on a slow line. A click, a key, the wheel or a page that
 *   waits hidden starts them at once. A load that never ends, or a background tab, starts them after four seconds.
 * - The styles are inlined in the document. A disabled link names each file, so that Vite does not fetch it again.
 * - `data-loading` delays the font that may load after the first paint (tokens.css).
 * - `data-untouched` delays lazy pictures (picture.module.css), since browsers fetch them two screens ahead. Pictures
 *   on the first one and a half screens load with the scripts. The others load at the first scroll, click or key, or
 *   after six seconds.
 * - The script records clicks that come before the scripts run (early-clicks.ts), unless the browser handles them
 *   itself. In hash mode a link to a fragment within the page would navigate away.
 */
export const firstScript = `(function(w,d,p,s,l,c,r){
try{s=sessionStorage;l=s.getItem('language');c=s.getItem('calm')}catch(e){}
if(c==='on'||matchMedia('(prefers-reduced-motion: reduce)').matches)p.dataset.reducedMotion='';
var h=p.dataset.mode==='hash',f=location.hash;
if(h&&(f&&f!=='#/'||l&&l!=='${defaultLocale}'))p.dataset.waiting='';
p.dataset.loading=p.dataset.untouched='';
w.earlyClicks=[];
w.addEventListener('click',function(e){
var b=e.target.closest('a,button')||e.target.closest('g');
if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;
if(b.localName==='a'){if(!h||w.earlyClicks.handling||!/^#(?!\\/)/.test(b.getAttribute('href')))return;e.preventDefault()}
else if(b.type==='submit'||b.commandForElement||b.popoverTargetElement)return;
w.earlyClicks.push([b,e])
},true);
function add(n,a){var x=d.createElement(n);for(var k in a)x[k]=a[k];d.head.append(x)}
function start(){
if(r)return;r=1;
delete p.dataset.loading;
d.querySelectorAll('[loading=lazy]').forEach(function(i){
var o=(i.closest('picture')||i).parentNode,b=o.getBoundingClientRect();
if(b.top<1.5*w.innerHeight&&b.left<w.innerWidth)o.dataset.near=''
});
setTimeout(touch,6000);
var q=p.dataset.scripts.split(' '),m=q.pop();
p.dataset.styles.split(' ').forEach(function(u){add('link',{rel:'stylesheet',disabled:true,href:u})});
q.forEach(function(u){add('link',{rel:'modulepreload',href:u})});
function run(){add('script',{type:'module',src:m})}
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',run);else run()
}
function touch(){delete p.dataset.untouched}
if('waiting'in p.dataset){touch();start()}
['scroll','pointerdown','keydown','wheel','beforeprint'].forEach(function(t){w.addEventListener(t,touch,{passive:true,once:true})});
['pointerdown','keydown','wheel'].forEach(function(t){w.addEventListener(t,start,{capture:true,passive:true,once:true})});
function soon(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})})}
w.addEventListener('load',function(){var i=d.querySelector('img[fetchpriority=high]');i?i.decode().then(soon,soon):soon()});
setTimeout(start,4000)
})(window,document,document.documentElement)`;
