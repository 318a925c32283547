/** The id of a need. Each quotation and month has its own: next year's return needs a new paper. */
export const getChecklistItemId = (quotation: string, paper: string) => `${quotation}--${paper}`;

/** The id of the list of what the firm asked for in its latest update. */
export const getUpdateGroupId = (quotation: string): string => `${quotation}-update`;
