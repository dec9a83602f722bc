import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { color, Container, Heading, media, radius, space, Text } from '@shop/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { AppLinks, useAppLinks } from '../../features/install/app-links';
import { Hero } from './hero';
import { LandingSeo } from './landing-seo';
import { ModuleMosaic } from './module-mosaic';
import { NearbyStores } from './nearby-stores';
import { Steps } from './steps';

/** The location search, the modules, and how ordering works. Never redirects (D-01). */
export function Page() {
  const { t } = useTranslation(messages);
  const { serves } = useOffers();
  const search = useRef<HTMLInputElement>(null);
  const canShowStores = useSession((session) => session.zoneIds.length > 0 && session.module !== null);
  const apps = useAppLinks();
  return (
    <>
      <LandingSeo />
      <Top>
        <Hero search={search} />
        <ModuleMosaic requestLocation={() => search.current?.focus()} />
      </Top>
      <Sections>
        {canShowStores && serves('/store/1') && <NearbyStores />}
        <Steps />
        {(apps.playStoreUrl || apps.appStoreUrl) && (
          <Apps>
            <div>
              <Heading>{t('apps.title')}</Heading>
              <Text $soft>{t('apps.text')}</Text>
            </div>
            <AppLinks apps={apps} />
          </Apps>
        )}
      </Sections>
    </>
  );
}

const Top = styled(Container)`
  display: grid;
  gap: ${space('xl')};
  align-items: center;
  padding-block: ${space('lg')} ${space('xl')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    /* Reserves the height of the mosaic, so that the text does not move. */
    grid-template-rows: minmax(28.5rem, auto);
    gap: ${space('xxl')};
    padding-block: ${space('xxl')};
  }
`;

const Sections = styled(Container)`
  display: grid;
  gap: ${space('xxl')};
  padding-block-end: ${space('xxxl')};
  & > section {
    display: grid;
    gap: ${space('md')};
    min-inline-size: 0;
  }
`;

const Apps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('md')};
  padding: ${space('lg')};
  border-radius: ${radius('xl')};
  background: ${color('brandGround')};
`;
