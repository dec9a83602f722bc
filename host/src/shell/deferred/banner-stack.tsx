import type { BootData } from '@shop/federation';
import type { ConsentStore } from '../../analytics/consent';
import { Banners } from '../../components/banner/banner';
import { ConsentBanner } from '../../features/consent/consent-banner';
import { ReleaseOffer } from '../../features/release-offer/release-offer';
import type { BannerReason } from './use-banner-reason';

interface Props {
  boot: BootData;
  consent: ConsentStore;
  reason: BannerReason;
}

/** The banners, in a chunk that loads when there is one to show. */
export function BannerStack({ boot, consent, reason }: Props) {
  return (
    <Banners data-banners="">
      <ReleaseOffer boot={boot} found={reason.release} />
      <ConsentBanner consent={consent} wasRequested={reason.isRequested === true} />
    </Banners>
  );
}
