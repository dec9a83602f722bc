import { createI18n, I18nProvider, ShopFormatProvider } from '@shop/i18n';
import { useState } from 'react';
import { Container } from '@shop/ui';
import { Actions } from './actions';
import { Content } from './content';
import { Forms } from './forms';
import { Layers } from './layers';
import { SampleLanguage } from './samples';

const format = { currency: { symbol: '$', side: 'left', decimals: 2 }, timeZone: 'UTC' } as const;

/** Every component of the kit: `npm run gallery`. */
export function Gallery({ language }: { language: 'en' | 'ar' }) {
  const [i18n] = useState(() => createI18n(language));
  return (
    <I18nProvider i18n={i18n}>
      <ShopFormatProvider format={format}>
        <SampleLanguage value={language}>
          <Container as="main" id="gallery">
            <Actions direction={i18n.direction} />
            <Content />
            <Layers />
            <Forms />
          </Container>
        </SampleLanguage>
      </ShopFormatProvider>
    </I18nProvider>
  );
}
