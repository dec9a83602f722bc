import type { ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { createDeferredPart, Icon, prefetchLayers, type IconName } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { Card, Cards, MapButton } from './contact-cards.styles';

const loadMap = () => import(/* webpackChunkName: "shop-map" */ './shop-map-dialog');
const ShopMapDialog = createDeferredPart(async () => (await loadMap()).default);

/** The shop's e-mail, phone and address; the address opens a map (FOOT-04). */
export function ContactCards({ settings: { email, phone, address } }: { settings: ShopConfig }) {
  const { t } = useTranslation(messages);
  const cards: { icon: IconName; title: string; text: string; href: string }[] = [
    { icon: 'mail', title: t('footer.mail'), text: email, href: `mailto:${email}` },
    { icon: 'phone', title: t('footer.phone'), text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
  ];
  return (
    <Cards>
      {cards
        .filter(({ text }) => text !== '')
        .map(({ icon, title, text, href }) => (
          <Card key={icon}>
            <Icon name={icon} />
            <div>
              <small>{title}</small>
              <a href={href} dir="ltr">
                {text}
              </a>
            </div>
          </Card>
        ))}
      {address && (
        <Card>
          <Icon name="pin" />
          <div>
            <small>{t('footer.address')}</small>
            <AddressWithMap address={address} />
          </div>
        </Card>
      )}
    </Cards>
  );
}

function AddressWithMap({ address }: { address: string }) {
  const { t } = useTranslation(messages);
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const request = () => {
    void loadMap();
    prefetchLayers();
  };
  const open = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <>
      <MapButton
        type="button"
        aria-haspopup="dialog"
        title={t('footer.showMap')}
        onPointerEnter={request}
        onFocus={request}
        onClick={open}
      >
        <bdi>{address}</bdi>
      </MapButton>
      {isRequested && (
        <ShopMapDialog open={isOpen} onClose={() => setOpen(false)} onFailed={() => setRequested(false)} />
      )}
    </>
  );
}
