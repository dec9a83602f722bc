import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Link } from '@shop/router';
import {
  accent,
  buttonStyles,
  color,
  Icon,
  media,
  radius,
  size,
  space,
  Text,
  Title,
  type ButtonStyleProps,
} from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { PageFrame } from '../../components/page/page-frame';
import { Steps } from '../../components/page/steps';
import { useShopReady } from '../../components/page/use-shop-ready';
import { HomeSeo } from '../../components/seo/home-seo';
import { Contact } from './contact';
import { ParcelKinds } from './parcel-kinds';
import { useParcelKinds } from './use-parcel-kinds';

const booked = { name: 'book', icon: 'edit' } as const;
const called = { name: 'arrange', icon: 'phone' } as const;

/** The steps of sending a parcel: booked here, or by a call. */
const getSteps = (canSend: boolean) =>
  [
    { name: 'choose', icon: 'bag' },
    canSend ? booked : called,
    { name: 'handOver', icon: 'scooter' },
    { name: 'receive', icon: 'pin' },
  ] as const;

/** /home in a parcel module: the service, its kinds of parcels, sending one, and the contacts. D-11, GEN-06, X-31. */
export function Page() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const known = useParcelKinds(isReady);
  const { sendAddress } = known;
  const name = useSession((session) => session.module?.name) || t('parcel.title');
  return (
    <Column>
      <HomeSeo title={name} />
      <Hero>
        <div>
          <Title tabIndex={-1}>{t('parcel.headline')}</Title>
          <Text>{t('parcel.what')}</Text>
          <Promises>
            {(['sameDay', 'door', 'town'] as const).map((promise) => (
              <li key={promise}>
                <Icon name="check" size={16} />
                {t(`parcel.promise.${promise}`)}
              </li>
            ))}
          </Promises>
          {sendAddress && <SendLink to={sendAddress}>{t('parcel.send')}</SendLink>}
        </div>
        <ParcelDrawing />
      </Hero>
      <Steps
        title={t('parcel.steps')}
        steps={getSteps(sendAddress !== null).map(({ name, icon }) => ({
          icon,
          title: t(`parcel.step.${name}.title`),
          text: t(`parcel.step.${name}.text`),
        }))}
      />
      <ParcelKinds isReady={isReady} known={known} />
      <Contact title={t(sendAddress ? 'parcel.questions' : 'parcel.contact')} />
    </Column>
  );
}

/** A parcel being delivered. */
const ParcelDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true">
    <path className="soft" d="M18 132h204" />
    <path className="fill" d="M84 46 134 28l50 18v58l-50 20-50-20V46Z" />
    <path
      className="line"
      d="m84 46 50 20 50-20M134 66v58M84 46v58l50 20 50-20V46l-50-18-50 18Zm24-9 51 20v18"
    />
    <path className="soft" d="M20 60h44M34 80h30M12 100h52" />
  </svg>
);

const SendLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  justify-self: start;
`;

const Column = styled(PageFrame)`
  display: flex;
  flex-direction: column;
  gap: ${space('xl')};
`;

const Hero = styled.section`
  display: grid;
  gap: ${space('lg')};
  padding: ${space('lg')};
  border-radius: ${radius('xl')};
  background: ${accent('ground')};
  & > div {
    display: grid;
    gap: ${space('sm')};
    align-content: center;
  }
  & h1 {
    color: ${accent('ink')};
  }
  & svg {
    inline-size: 100%;
    max-inline-size: 320px;
    justify-self: center;
  }
  & > svg .fill {
    fill: ${color('surface')};
  }
  & > svg .line,
  & > svg .soft {
    fill: none;
    stroke: ${accent('ink')};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & > svg .soft {
    opacity: 0.4;
  }
  html[dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    padding: ${space('xxl')};
  }
`;

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')} ${space('md')};
  font-size: ${size('sm')};
  font-weight: 600;
  & li {
    display: flex;
    align-items: center;
    gap: ${space('xxs')};
  }
  & svg {
    inline-size: 16px;
    color: ${accent('ink')};
  }
`;
