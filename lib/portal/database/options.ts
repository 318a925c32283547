/** The choices that schema, labels and selects of the client area share. */
export const documentCategories = ['identity', 'financial', 'business', 'other'] as const;
export const quotationStatuses = ['received', 'pending', 'expired'] as const;
/** Days that are noted: when the samples came, when the password changed, when all was found gone. */
export const metaKeys = ['openedAt', 'passwordChangedAt', 'clearedAt'] as const;
/** How a client has answered a paper that a service asks for. */
export const paperAnswers = ['files', 'otherwise', 'notApplicable'] as const;
/** What the value of a line of a result is: words, or a decimal of one of these. */
export const lineUnits = ['words', 'rupees', 'percent', 'years'] as const;
export const activityStatuses = ['new', 'pending', 'completed'] as const;

export const categoryLabels: Record<(typeof documentCategories)[number], string> = {
  identity: 'Identity Docs',
  financial: 'Financial Docs',
  business: 'Business Docs',
  other: 'Other Docs',
};

export const paperAnswerLabels: Record<(typeof paperAnswers)[number], string> = {
  files: 'by files',
  otherwise: 'given in another way',
  notApplicable: 'does not apply',
};
