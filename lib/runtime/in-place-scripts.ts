/* Scripts that run before any framework, while the HTML is parsed, each after the element that it
   changes. They must stay constant, as the Content-Security-Policy names their hashes. */

/** Logs the missing path to the console. */
export const missingPathScript = "console.error('404: no page at '+location.pathname)";

/** Selects the subject in the address, as `linkedSubject` does after hydration. */
export const linkedSubjectScript =
  "{const asked=new URLSearchParams(location.search).get('subject'),field=document.querySelector('select[name=subject]');" +
  'if([...field.options].some(({value})=>value===asked))field.value=asked}';
