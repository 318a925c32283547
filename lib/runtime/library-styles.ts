/**
 * Of the framework. Sonner adds an empty <style> element to the head and then fills it; the policy
 * would have to name the digests of both. Here its rules become a constructed style sheet, and the
 * element stays out of the page.
 */
const { head } = document;
const append = head.appendChild.bind(head);

head.appendChild = <Added extends Node>(node: Added): Added => {
  if (!(node instanceof HTMLStyleElement)) return append(node);
  queueMicrotask(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(node.textContent ?? '');
    document.adoptedStyleSheets.push(sheet);
  });
  return node;
};

export {};
