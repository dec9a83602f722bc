import { ProviderBlocked } from './provider-problem';

const size = { width: 480, height: 720 };

/** Opens a window centred over the shop's. Must be called in a click handler. */
export function openPopup(address: string, name: string): Window {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - size.width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - size.height) / 2));
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = window.open(address, name, features);
  if (!popup || popup.closed) throw new ProviderBlocked();
  popup.focus();
  return popup;
}

const digits = '0123456789abcdef';

/** 128 random bits that a response must repeat. */
export const randomState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => `${digits[byte >> 4]}${digits[byte & 15]}`)
    .join('');
