import type { PlacedParcel } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Address of mfe-cart's page for a parcel of the same kind. */
function toAddress({ moduleId, category }: PlacedParcel): string {
  const search = new URLSearchParams();
  if (category) search.set('category', String(category.id));
  if (moduleId !== null) search.set('module_id', String(moduleId));
  return `/parcel/new?${search.toString()}`;
}

/** A link to send another parcel of the same kind. X-31. */
export function SendAgain({ parcel, small = false }: { parcel: PlacedParcel; small?: boolean }) {
  const { t } = useTranslation(messages);
  return (
    <ButtonLink to={toAddress(parcel)} $small={small} $tone={small ? 'secondary' : 'primary'}>
      {t('parcel.again')}
    </ButtonLink>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
