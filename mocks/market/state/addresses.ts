export interface Address {
  id: number;
  shopper: number;
  name: string;
  email: string;
  country: string;
  detail: string;
  postCode: string;
  dialCode: string;
  phone: string;
  isDefault: boolean;
}
