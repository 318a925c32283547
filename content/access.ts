export const access = {
  passwordNote:
    'Preview: we check no password, so do not type yours. If you have an area in this browser, it opens. If not, you can start one.',
  noScript: 'This form needs JavaScript.',
  scriptFailed: 'Part of this form did not load. Please reload the page.',
  inside: {
    title: 'In the sample client area',
    counts: {
      received: 'Quotations to answer',
      cart: 'Services in the cart',
      pending: 'Quotations asked for',
      documents: 'Documents on file',
    },
  },
  login: {
    heading: 'Client login',
    lead: 'Sign in by email or by mobile.',
    otp: 'Preview: we send no code. Any code opens the area.',
    forgot: 'Forgot password?',
    isHere: 'This browser has an area of your own.',
    noneHere:
      'This browser has no area of your own. Start one here, or open the browser that has it.',
    sample: 'Look at the sample area',
    noAccount: 'No account yet?',
    signUp: 'Create account',
  },
  signUp: {
    heading: 'Create your account',
    lead: 'You get your own area in this browser.',
    passwordNote: 'We send nothing and keep no password, so do not type yours.',
    summary: {
      title: 'What stays, and where',
      entries: [
        { label: 'Name, email, mobile', figure: 'This browser' },
        { label: 'Cart and documents', figure: 'This browser' },
        { label: 'Password', figure: 'Nowhere' },
        { label: 'To download or erase', figure: 'Settings' },
      ],
    },
    isHere: {
      text: 'You have an area in this browser already. Open it, or begin a new area: we then erase the old area. To keep that, open it first and press Download My Data in its settings.',
      open: 'Open the area I have',
      begin: 'Erase it and start over',
    },
    hasAccount: 'Already have an account?',
    login: 'Log in',
  },
  forgot: {
    heading: 'Reset your password',
    lead: 'Enter the email address of your account.',
    passwordNote: 'Preview: we keep no password and send no mail. Sign in with any made-up word.',
    sent: "If an account with that email exists, we've sent you a password reset link.",
    remembered: 'Remembered it?',
    back: 'Back to login',
  },
  otherwise: 'Rather speak to someone?',
} as const;
