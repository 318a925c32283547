/** Words of the sign-in pages. */
export const access = {
  plain:
    'Preview: we check no password, so do not type a real one. If you have an area in this browser, it opens. If not, you’ll see a sample.',
  noScript: 'This form needs JavaScript.',
  scriptFailed: 'Part of this form did not load. Please reload the page.',
  inside: {
    title: 'In the sample client area',
    waiting: 'Quotation to answer',
    total: 'Total',
    counts: {
      cart: 'Services in the cart',
      pending: 'Quotations asked for',
      documents: 'Documents on file',
    },
  },
  login: {
    heading: 'Client login',
    lead: 'Sign in by email or by mobile.',
    otp: 'Preview: no code is sent. Any code opens the area.',
    forgot: 'Forgot password?',
    /** In a browser that has one. */
    isHere: 'This browser has an area of your own.',
    sample: 'Look at the sample area',
    noAccount: 'No account yet?',
    signUp: 'Create account',
  },
  signUp: {
    heading: 'Create your account',
    lead: 'An area of your own, in this browser.',
    plain: 'Nothing is sent, and no password is kept: do not type a real one.',
    kept: {
      title: 'What is kept, and where',
      entries: [
        { label: 'Name, email, mobile', figure: 'This browser' },
        { label: 'Cart and documents', figure: 'This browser' },
        { label: 'Password', figure: 'Nowhere' },
        { label: 'To download or erase', figure: 'Settings' },
      ],
    },
    /** In a browser that has an area already. */
    isHere: {
      text: 'This browser has an area of its own already. Open it, or begin another in its place: what is kept in it is then erased, at your next visit. To keep that, open it first and press Download My Data in its settings.',
      open: 'Open the area that is here',
      begin: 'Erase it and begin another',
    },
    hasAccount: 'Already have an account?',
    login: 'Log in',
  },
  forgot: {
    heading: 'Reset your password',
    lead: 'Enter the email address of your account.',
    plain: 'Preview: no password is kept here and no mail is sent. Sign in with any password.',
    sent: "If an account with that email exists, we've sent you a password reset link.",
    remembered: 'Remembered it?',
    back: 'Back to login',
  },
  /** Beside a link to the contact page. */
  otherwise: 'Rather speak to someone?',
} as const;
