import { useTranslation } from '@shop/i18n';
import { Button, color, Heading, media, radius, size, Skeleton, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { useCopy } from '../../browser/copy-text';
import { messages } from '../../messages';
import { ShareCode } from './share-code';

interface Props {
  /** undefined: not known yet. */
  code: string | undefined;
  /** In words; null: the shop gives nothing for it. */
  reward: string | null;
  shopName: string;
}

/** The code, large enough to be read out, and the ways to hand it on. */
export function CodeCard({ code, reward, shopName }: Props) {
  const { t } = useTranslation(messages);
  const { copy, isDone } = useCopy(t('referral.copied'));
  return (
    <Panel>
      <div>
        <Heading as="h2">
          {reward ? t('referral.invite', { amount: reward }) : t('referral.inviteFree')}
        </Heading>
        <Text $soft>{t('referral.text', { shop: shopName })}</Text>
      </div>
      <Stub>
        <small>{t('referral.yours')}</small>
        {code === undefined ? (
          <Skeleton $width="180px" $height="44px" />
        ) : (
          <Code>
            <bdi dir="ltr" data-testid="referral-code">
              {code}
            </bdi>
          </Code>
        )}
      </Stub>
      {code !== undefined && (
        <Tools>
          <Button icon={isDone ? 'check' : 'copy'} onClick={() => void copy(code)}>
            {t('referral.copy')}
          </Button>
          <ShareCode code={code} shopName={shopName} />
        </Tools>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space('md')};
  padding: ${space('lg')} ${space('md')};
  border-radius: ${radius('xl')};
  background: ${color('brandGround')};
  ${media.tablet} {
    padding: ${space('xl')};
  }
`;

const Stub = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('xxs')};
  padding: ${space('md')};
  border: 2px dashed ${color('brand')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Code = styled.strong`
  color: ${color('brand')};
  font-size: clamp(1.75rem, 8vw, 2.5rem);
  font-weight: 700;
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Tools = styled.div`
  display: grid;
  gap: ${space('sm')};
  ${media.tablet} {
    display: flex;
  }
`;
