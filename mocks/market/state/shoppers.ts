export interface Shopper {
  id: number;
  nickname: string;
  avatar: string;
  phone: string;
  email: string;
  /** Empty: signs in by code or third party alone. */
  password: string;
  /** What can be spent now. */
  points: number;
  experience: number;
  type: 'google' | 'facebook' | 'twitter' | 'email' | 'phone' | 'visitor';
  /** Who this is at a third party, as `google:…`. */
  thirdParty?: string;
}

export interface QrCode {
  state: 'waiting' | 'scanned' | 'confirmed' | 'expired';
  until: number;
  token?: string;
}
