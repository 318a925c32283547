export const requests = {
  heading: 'Have it done',
  lead: 'You send nothing yet: a service waits in your cart until you ask for a quotation.',
  add: 'Add to request',
  added: 'In your request',
  attach: 'Attach this computation',
  attachLead: 'You send this with the request, word for word. Untick it to leave it out.',
  takeOff: 'Take it off',
  attached: 'Computation attached',
} as const;
