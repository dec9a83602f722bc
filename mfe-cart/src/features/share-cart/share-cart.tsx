import { useAction, useCache, useEndpoint } from '@shop/api';
import { cartShares, endSharing, shareCart } from '@shop/contract';
import type { ShopEvents } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, color, Dialog, radius, Skeleton, space, toast } from '@shop/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useCopyLink } from '../../components/copy-link/use-copy-link';
import { toTogetherAddress } from '../../cart/together-address';
import { messages } from '../../messages';

type Props = ListenerProps<ShopEvents['cart:share-requested']>;

/** Shows the link to the cart of a store, which others can add to. X-26. */
export default function ShareCart({ payload: { storeId }, done }: Props) {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const sharing = useAction(shareCart);
  const ending = useAction(endSharing);
  const { data: shares } = useEndpoint(cartShares, {}, { revalidateOnMount: false });
  const token = shares?.find((share) => share.storeId === storeId)?.token;

  const begin = async () => {
    const made = await sharing.run({ body: { store_id: storeId } });
    if (made) await cache.replace(cartShares, {}, made);
    else done();
  };
  const latest = useRef(begin);
  useEffect(() => void latest.current(), []);

  const end = async () => {
    const left = await ending.run({ query: { store_id: storeId } });
    if (!left) return;
    await cache.replace(cartShares, {}, left);
    toast.success(t('together.ended'));
    done();
  };
  return (
    <Dialog
      open
      title={t('together.title')}
      closeLabel={t('close')}
      onClose={done}
      width={440}
      footer={
        <Button wide tone="quiet" busy={ending.busy} disabled={!token} onClick={() => void end()}>
          {t('together.end')}
        </Button>
      }
    >
      <Box>
        <p>{t('together.explain')}</p>
        {token ? <ShareLink address={toTogetherAddress(token)} /> : <Skeleton $height="104px" />}
      </Box>
    </Dialog>
  );
}

function ShareLink({ address }: { address: string }) {
  const { t } = useTranslation(messages);
  const link = new URL(address, window.location.origin).href;
  const copyLink = useCopyLink();
  // A person who closes the system's sheet has changed their mind: that is no failure.
  const share = () => navigator.share({ title: t('together.title'), url: link }).catch(() => undefined);
  return (
    <>
      <Address
        readOnly
        dir="ltr"
        value={link}
        aria-label={t('together.link')}
        onFocus={(event) => event.target.select()}
      />
      <Buttons>
        <Button icon="copy" tone="secondary" onClick={() => void copyLink(link)}>
          {t('confirmed.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={() => void share()}>
            {t('together.send')}
          </Button>
        )}
      </Buttons>
    </>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('md')};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;

const Address = styled.input`
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: ${space('sm')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
`;
