/**
 * The script that stands in each page, written out, since its hash stands in the policy of each.
 *
 * One with an address in `data-src` fetches that once all that the page shows has come and something is on the screen:
 * nothing there needs it, and on a slow line it would take from the picture and the fonts. A page that was made ready
 * early is painted only when the visitor comes to it. Neither is waited for without end: a picture may hang, and Firefox
 * reports no paint where it restores the scroll position (`enhance/live-modules.ts` has the same times).
 *
 * It also keeps for the browser session where the visit began (see `readVisitStart`): whoever goes on before the other
 * scripts have come began here all the same. The browser may refuse storage.
 */
export const inlineScript =
  '{let a=document.currentScript.dataset.src,b=()=>import(a);a&&(setTimeout(b,1e4),addEventListener("load",()=>{new PerformanceObserver(b).observe({type:"paint",buffered:!0});setTimeout(b,1e3)}));try{sessionStorage.visitStart??=location+" "+document.referrer}catch{}}';
