import { areasCopy } from '@/content/client-area/areas';

/**
 * Says in the client's own area when Safari deletes it. No script decides, so that nothing moves:
 * Safari alone knows `-apple-system-body` as a font, and what runs from the Home Screen has no tabs.
 */
export const SafariRibbon = () => (
  <p
    data-slot="safari-ribbon"
    className="dashboard-wrap hidden border-rule-strong border-b bg-muted py-2 text-[0.9375rem] leading-snug supports-[font:-apple-system-body]:[[data-area=own]_&]:block [@media(display-mode:standalone)]:hidden! print:hidden!"
  >
    {areasCopy.safari}
  </p>
);
