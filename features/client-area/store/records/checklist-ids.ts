/** Each quotation and month has its own: next year's return needs a new document. */
export const getChecklistItemId = (quotation: string, paper: string) => `${quotation}--${paper}`;

export const getUpdateGroupId = (quotation: string): string => `${quotation}-update`;
