import { SignedIn } from '@galleria/storefront/app/SignedIn.tsx';
import SignInPopup from '@galleria/storefront/app/SignInPopup.tsx';
import { usePrompt } from '@galleria/storefront/app/usePrompt.ts';
import LoginRoute from '@galleria/storefront/routes/LoginRoute.tsx';
import { useOrderListScreen } from '@galleria/storefront/screens/useOrderListScreen.ts';
import { Link, Route, Routes } from 'react-router-dom';
import { OrderListScreen } from '@galleria/ui/screens';

/** The storefront's guard before a page, and the page of signing in to which it sends visitors; home leads to both. For the stories. */
export function Guarded() {
  return (
    <Routes>
      <Route
        path="/users/*"
        element={
          <SignedIn>
            <p />
          </SignedIn>
        }
      />
      <Route path="/login" element={<LoginRoute />} />
      <Route path="*" element={<Link to="/users/order_list">My orders</Link>} />
    </Routes>
  );
}

/** A page with the storefront's popup over it, when something asks to sign in. For the stories. */
export function Interrupted() {
  const { open } = usePrompt();
  return (
    <>
      <OrderListScreen {...useOrderListScreen()} />
      {open && <SignInPopup />}
    </>
  );
}
