import { areasCopy } from '@/content/client-area/areas';

/**
 * Says in the client's own area when Safari deletes it. No script decides, so that nothing moves:
 * only Safari’s engine knows the font `-apple-system-body`, and a site on the Home Screen is `standalone`.
 */
export const SafariRibbon = () => (
  <p
    data-slot="safari-ribbon"
    className="dashboard-wrap hidden border-rule-strong border-b bg-muted py-2 text-[0.9375rem] leading-snug supports-[font:-apple-system-body]:[[data-area=own]_&]:block [@media(display-mode:standalone)]:hidden! print:hidden!"
  >
    {areasCopy.safari}
  </p>
);
