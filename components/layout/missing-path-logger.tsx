'use client';

import { useEffect } from 'react';

/** Records in the console which path was asked for and is not there. */
export function MissingPathLogger() {
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`);
  }, []);

  return null;
}
