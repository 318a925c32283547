/*
 * What a page does on a view without a touch, when no framework comes. Each runs while the HTML is
 * read, behind what it is about. They must stay free of anything variable: a
 * Content-Security-Policy names their hashes.
 */

/** Records in the console which path was asked for and is not there. */
export const missingPathScript = "console.error('404: no page at '+location.pathname)";

/** Chooses the subject that the address asks for, as `linkedSubject` does once React is there. */
export const linkedSubjectScript =
  "{const asked=new URLSearchParams(location.search).get('subject'),field=document.querySelector('select[name=subject]');" +
  'if([...field.options].some(({value})=>value===asked))field.value=asked}';
