export interface CollectedProduct {
  id: number;
  shopper: number;
  product: number;
  at: number;
}

export interface FollowedMerchant {
  shopper: number;
  merchant: number;
  at: number;
}
