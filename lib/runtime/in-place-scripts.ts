/* What a page does on its own, before any framework. Each runs while the HTML is read, after the
   element that it is about. They must stay constant: the Content-Security-Policy names their
   hashes. */

/** Names the missing path in the console. */
export const missingPathScript = "console.error('404: no page at '+location.pathname)";

/** Chooses the subject named in the address, as `linkedSubject` does once React is there. */
export const linkedSubjectScript =
  "{const asked=new URLSearchParams(location.search).get('subject'),field=document.querySelector('select[name=subject]');" +
  'if([...field.options].some(({value})=>value===asked))field.value=asked}';
