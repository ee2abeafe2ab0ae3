export interface Application {
  id: number;
  shopper: number;
  name: string;
  category: number;
  type: number;
  realName: string;
  email: string;
  phone: string;
  address: string;
  keywords: string;
  pictures: string[];
  status: 1 | 2 | 3;
  refusal: string;
  at: number;
}
