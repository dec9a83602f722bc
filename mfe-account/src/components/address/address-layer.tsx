import { useTranslation } from '@shop/i18n';
import { Dialog } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

/** Pixels on phones, the minimum, on tablets and beyond. BIZ-12. */
const widths = [300, 400, 458] as const;

interface Props {
  open?: boolean;
  title: string;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for addresses and contacts. */
export function AddressLayer({ open = true, ...rest }: Props) {
  const { t } = useTranslation(messages);
  return <Dialog open={open} closeLabel={t('close')} width={widths} {...rest} />;
}
