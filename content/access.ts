/** Words of the sign-in pages. */
export const access = {
  plain:
    'No account server is connected: signing in opens the sample client area kept in this browser.',
  noScript: 'This form needs JavaScript.',
  scriptFailed: 'Part of this form did not load. Please reload the page.',
  inside: {
    title: 'In the sample client area',
    waiting: 'Quotation to answer',
    cart: 'Services in the cart',
  },
  login: {
    heading: 'Client login',
    lead: 'Sign in by email or by mobile.',
    otp: 'Preview: no code is sent. Any code opens the area.',
    forgot: 'Forgot password?',
    noAccount: 'No account yet?',
    signUp: 'Create account',
  },
  signUp: {
    heading: 'Create your account',
    lead: 'Name, email and mobile fill your profile. The password is not kept.',
    hasAccount: 'Already have an account?',
    login: 'Log in',
  },
  forgot: {
    heading: 'Reset your password',
    lead: 'Enter the email address of your account.',
    plain: 'Preview: no account server is connected, so no mail leaves this page.',
    sent: "If an account with that email exists, we've sent you a password reset link.",
    remembered: 'Remembered it?',
    back: 'Back to login',
    otherwise: 'Rather speak to someone?',
  },
} as const;
