import { useEffect } from 'react';

type SheetProps = { styles: string; dynamic?: boolean };

/**
 * Replaces react-style-singleton, which Radix dialogs use to stop the page from scrolling: the same
 * rules, but in a constructed style sheet. Their <style> element, whose text depends on the width
 * of the scroll bar, would need 'unsafe-inline' in the Content-Security-Policy.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string) {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove() {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = null;
  }

  return function StyleSheet({ styles, dynamic = false }: SheetProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: only a dynamic sheet follows its text
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles && dynamic]);
    return null;
  };
}
